import type { OfferedLanguage } from '@verdict/judge/protocol/node.ts';

/** A language as a judge offers it; minimal and valid. */
export function offeredLanguage(key: string, wishes: Partial<OfferedLanguage> = {}): OfferedLanguage {
  return {
    key,
    name: key.toUpperCase(),
    contentType: 'text/plain',
    description: key,
    compileCommand: '',
    runCommand: '',
    template: `template of ${key}`,
    timeFactor: key === 'c' || key === 'cpp' ? 1 : 2,
    memoryFactor: key === 'c' || key === 'cpp' ? 1 : 2,
    isChecker: true,
    position: 0,
    version: `${key} 1.0`,
    ...wishes,
  };
}
