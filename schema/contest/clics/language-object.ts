import { extensionOf } from '../../problem/package/program-language.ts';
import type { ClicsObject } from './clics-object.ts';
import type { Look } from './look.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';
import { isSealedFromViewer, sealedLanguage } from './submission-object.ts';

interface KnownLanguage {
  readonly key: string;
  readonly name: string;
}

interface LanguageLook extends Pick<Look, 'depth' | 'isSealed' | 'viewerTeamId'> {
  readonly contest: Pick<Look['contest'], 'sealsAt'>;
}

/**
 * Languages that judges reported, and those of programs of old judges, which nobody reported, as far as their language
 * is told.
 */
export function languageObjects(
  known: readonly KnownLanguage[],
  look: LanguageLook,
  submissions: Iterable<LoggedSubmission>,
): ClicsObject[] {
  const names = new Map(known.map(({ key, name }) => [key, name]));
  if (look.depth === 'INSIDE')
    for (const one of submissions)
      if (!names.has(one.languageKey) && !isSealedFromViewer(one, look)) names.set(one.languageKey, one.languageKey);
  const languages = [...names].map(([id, name]) =>
    languageObject(
      id,
      name,
      [extensionOf(id).replace(/^\./u, '')].filter((extension) => extension !== ''),
    ),
  );
  return look.contest.sealsAt === null
    ? languages
    : [...languages, languageObject(sealedLanguage.id, sealedLanguage.name, [])];
}

function languageObject(id: string, name: string, extensions: readonly string[]): ClicsObject {
  return { id, name, entry_point_required: false, extensions };
}
