/** How long the URL stays valid, in milliseconds: browsers read it only after the click. */
const keptMs = 60_000;

/** Saves a blob as a file through the browser. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Saves a text as a file through the browser. @param type its media type, e.g. `text/csv` */
export function saveText(name: string, content: string, type: string): void {
  saveBlob(name, new Blob([content], { type }));
}
