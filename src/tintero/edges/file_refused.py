"""A file that is neither read nor written, whatever it holds: one sentence in English or Spanish says why."""

from __future__ import annotations

from typing import Final

from tintero.edges.plain_text import one_line

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "file_is_folder": (
        "{path} is a folder: name a file inside it.",
        "{path} es una carpeta: indica un archivo que esté dentro.",
    ),
    "file_is_device": (
        "{path} is a device, a pipe or a socket and not an ordinary file: name an ordinary one.",
        "{path} es un dispositivo, una tubería o un socket y no un archivo normal: indica uno normal.",
    ),
    "file_too_large": (
        "{path} has more than {most}, and no more is read of such a file: check that it is the right one.",
        "{path} pasa de {most}, y de un archivo así no se lee más: revisa que sea el correcto.",
    ),
    "file_is_link": (
        "{path} is a symbolic link, and nothing is written over a link: name the file itself, or another one.",
        "{path} es un enlace simbólico, y sobre un enlace no se escribe: indica el archivo mismo, u otro.",
    ),
    "file_taken": (
        "The file {path} exists already, and it is not one that Tintero may replace: choose another name.",
        "El archivo {path} ya existe y no es de los que Tintero puede reemplazar: elige otro nombre.",
    ),
}


class FileRefused(Exception):
    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def message(self, lang: str = "en") -> str:
        english, spanish = SENTENCES[self.code]
        words = {key: one_line(str(value)) for key, value in self.details.items()}
        return (spanish if lang == "es" else english).format_map(words)

    def __str__(self) -> str:
        return self.message("en")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied between worker processes by their positional arguments only.
        return (_rebuild, (self.code, self.details))


def _rebuild(code: str, details: dict[str, object]) -> FileRefused:
    return FileRefused(code, **details)
