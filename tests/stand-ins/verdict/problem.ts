/** What the site tells of a problem. @param name of its title. */
export function problemAnswer(name: string): Readonly<Record<string, unknown>> {
  return {
    [name]: 'Two Crates – été',
    isRemote: false,
    isSubmitAnswer: false,
    statement: {
      language: 'en',
      description: 'Add $a$ and $b$.\n\n![](/api/crates.png)',
      input: 'Two numbers.',
      output: 'Their sum.',
      hint: 'See [another](/problem/1001).',
    },
    samples: [
      { input: '1 2\n', output: '3\n', interaction: null, explanation: 'One crate, and two.' },
      { input: '', output: '', interaction: '> 1\n< 2', explanation: null },
    ],
    timeLimitMs: 1_000,
    memoryLimitMb: 128,
    ioReadFileName: 'crates.in',
    ioWriteFileName: null,
    source: 'Regional 2026',
    authorName: 'alice',
    tags: [{ name: 'math' }],
    languages: [{ language: { key: 'cpp', name: 'C++' } }, { language: { key: 'python3', name: 'Python3' } }],
  };
}
