import type { OfferedLanguage } from '../protocol/node.ts';
import { cO2 } from './c-o2.ts';
import { c } from './c.ts';
import { cpp } from './cpp.ts';
import { cpp14 } from './cpp14.ts';
import { cpp17 } from './cpp17.ts';
import { cpp23 } from './cpp23.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { haskell } from './haskell.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import type { Language, ToolSearch, Toolchain } from './language.types.ts';
import { pascal } from './pascal.ts';
import { php } from './php.ts';
import { Prepared } from './prepared.ts';
import { pypy3 } from './pypy3.ts';
import { python2 } from './python2.ts';
import { python3 } from './python3.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { shownCommands } from './shown-commands.ts';

/** All languages the judge knows, in the order they are listed to people. */
export const languages: readonly Language[] = [
  c,
  cO2,
  cpp,
  cpp14,
  cpp17,
  cpp23,
  java,
  python3,
  pypy3,
  python2,
  javascript,
  go,
  rust,
  csharp,
  php,
  ruby,
  kotlin,
  pascal,
  haskell,
];

/** A language whose tools are on this machine. */
export interface FoundLanguage {
  readonly language: Language;
  readonly toolchain: Toolchain;
  readonly prepared: Prepared;
}
/** By key. */
export type FoundLanguages = ReadonlyMap<string, FoundLanguage>;

/** Looks for the tools of every language at once. */
export async function detectLanguages(search: ToolSearch): Promise<FoundLanguages> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const toolchain = await language.detect(search);
      return toolchain === null
        ? null
        : ([language.key, { language, toolchain, prepared: new Prepared(toolchain.preparation) }] as const);
    }),
  );
  return new Map(found.filter((entry) => entry !== null));
}

/** What the judge tells the server of the languages it found. */
export function offeredLanguages(found: FoundLanguages): OfferedLanguage[] {
  return [...found.values()].map(({ language, toolchain }) => ({
    key: language.key,
    name: language.name,
    contentType: language.contentType,
    description: language.description,
    ...shownCommands(language, toolchain),
    template: language.template,
    timeFactor: language.timeFactor,
    memoryFactor: language.memoryFactor,
    isChecker: language.isChecker,
    position: languages.indexOf(language) + 1,
    version: toolchain.version,
  }));
}
