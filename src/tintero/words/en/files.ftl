### Why a file is neither read nor written, whatever it holds.

file_is_folder = { $path } is a folder: name a file inside it.
file_is_device = { $path } is a device, a pipe or a socket and not an ordinary file: name an ordinary one.
file_too_large = { $path } has more than { $most }, and no more is read of such a file: check that it is the right one.
file_is_link = { $path } is a symbolic link, and nothing is written over a link: name the file itself, or another one.
file_taken = The file { $path } exists already, and it is not one that Tintero may replace: choose another name.
folder_taken = The folder { $path } exists already, and it holds something that Tintero may not replace: choose another name.
