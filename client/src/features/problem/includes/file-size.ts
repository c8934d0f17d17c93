import { formatLength, formatMemory } from '../../../lib/format/figures.ts';

const bytesPerKib = 1024;

/** Size of a file: in bytes below 1 KB, else with one decimal. */
export function formatFileSize(sizeBytes: number): string {
  return sizeBytes < bytesPerKib ? formatLength(sizeBytes) : formatMemory(sizeBytes / bytesPerKib);
}
