import { saveBlob } from './save-blob.ts';

/** Saves a text as a file, as it is. */
export function saveText(name: string, content: string): void {
  saveBlob(name, new Blob([content], { type: 'text/plain;charset=utf-8' }));
}
