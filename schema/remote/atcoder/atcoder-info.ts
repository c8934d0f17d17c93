import type { RemoteLanguage } from '../core/adapter.ts';
import type { JudgeInfo } from '../core/judge-info.ts';

/** AtCoder. Its sign-in has a captcha and its terms forbid shared accounts: each user brings a session of his own. */
export const atcoderInfo: JudgeInfo = {
  key: 'AC',
  name: 'AtCoder',
  origin: 'https://atcoder.jp',
  accountsOf: 'AC',
  modes: ['BYO_SESSION', 'BROWSER', 'CLAIM'],
  charset: 'utf-8',
  assetHosts: ['img.atcoder.jp'],
  pace: { submitMs: 10_000, siteSubmitMs: 2_000, pollMs: 2_000, statementMs: 2_000, visibleWithinMs: 60_000 },
  actPaths: {
    SIGN_IN: ['/settings'],
    SUBMIT: ['/contests/*/submit'],
    POLL: ['/contests/*/submissions/me?*', '/contests/*/submissions/me/status/json?*'],
  },
  terms: { url: 'https://atcoder.jp/tos', isSharedAccountAllowed: false, isCopyAllowed: null },
  canary: { ref: 'abc086_a', title: 'Product', timeLimitMs: 2_000, memoryLimitKb: 262_144 },
};

const language = (id: string, name: string, likeKey: string | null = null): RemoteLanguage => ({
  id,
  name,
  likeKey,
  isMarkable: true,
});

/**
 * Languages of the generation of October 2025 that have white space to spare. The judge has about a hundred more, and
 * other ids in a few contests: what its form offers goes before this list.
 */
export const atcoderLanguages: readonly RemoteLanguage[] = [
  language('6017', 'C++23 (GCC 15.2.0)', 'cpp23'),
  language('6116', 'C++23 (Clang 21.1.0)', 'cpp23'),
  language('6054', 'C++ IOI-Style(GNU++20) (GCC 14.2.0)', 'cpp'),
  language('6014', 'C23 (GCC 14.2.0)', 'c'),
  language('6013', 'C23 (Clang 21.1.0)', 'c'),
  language('6056', 'Java24 (OpenJDK 24.0.2)', 'java'),
  language('6082', 'Python (CPython 3.13.7)', 'python3'),
  language('6083', 'Python (PyPy 3.11-v7.3.20)', 'pypy3'),
  language('6088', 'Rust (rustc 1.89.0)', 'rust'),
  language('6051', 'Go (go 1.25.1)', 'go'),
  language('6062', 'Kotlin (Kotlin/JVM 2.2.10)', 'kotlin'),
  language('6015', 'C# 13.0 (.NET 9.0.8)', 'csharp'),
  language('6016', 'C# 13.0 (.NET Native AOT 9.0.8)', 'csharp'),
  language('6059', 'JavaScript (Node.js 22.19.0)', 'javascript'),
  language('6057', 'JavaScript (Bun 1.2.21)', 'javascript'),
  language('6058', 'JavaScript (Deno 2.4.5)', 'javascript'),
  language('6102', 'TypeScript 5.9 (Node.js 22.19.0)'),
  language('6052', 'Haskell (GHC 9.8.4)', 'haskell'),
  language('6075', 'Pascal (fpc 3.2.2)', 'pascal'),
  language('6077', 'PHP (PHP 8.4.12)', 'php'),
  language('6087', 'Ruby 3.4 (ruby 3.4.5)', 'ruby'),
  language('6090', 'Scala (Dotty 3.7.2)'),
  language('6095', 'Swift 6.2'),
  language('6073', 'OCaml (ocamlopt 5.3.0)'),
  language('6072', 'Nim (Nim 2.2.4)'),
  language('6032', 'D (LDC 1.41.0)'),
  language('6114', 'Julia (Julia 1.11.6)'),
  language('6067', 'Lua (Lua 5.4.7)'),
  language('6076', 'Perl (perl 5.38.2)'),
  language('6111', 'Zig (Zig 0.15.1)'),
];
