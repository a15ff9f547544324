### Por qué un archivo no se lee ni se escribe, tenga lo que tenga.

file_is_folder = { $path } es una carpeta: indica un archivo que esté dentro.
file_is_device = { $path } es un dispositivo, una tubería o un socket y no un archivo normal: indica uno normal.
file_too_large = { $path } pasa de { $most }, y de un archivo así no se lee más: revisa que sea el correcto.
file_is_link = { $path } es un enlace simbólico, y sobre un enlace no se escribe: indica el archivo mismo, u otro.
file_taken = El archivo { $path } ya existe y no es de los que Tintero puede reemplazar: elige otro nombre.
folder_taken = La carpeta { $path } ya existe y tiene dentro algo que Tintero no puede reemplazar: elige otro nombre.
