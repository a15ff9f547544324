// A text as a file that the browser keeps.
export function download(text: string, name: string, media: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: media }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
