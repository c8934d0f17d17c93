import { formatLength, formatMemory } from './figures.ts';

const bytesPerKib = 1024;

/** Size of a file: in bytes below 1 KB, else with one decimal. */
export function formatBytes(sizeBytes: number): string {
  return sizeBytes < bytesPerKib ? formatLength(sizeBytes) : formatMemory(sizeBytes / bytesPerKib);
}
