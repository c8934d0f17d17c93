import { LayoutError } from '../core/failure.ts';
import { all, attribute, parseHtml } from '../page/html.ts';
import { atcoderRefOf } from './references.ts';

/** Tasks in the table of a contest, in their order: each row links its task twice. @throws LayoutError */
export function parseAtCoderContest(text: string, contest: string): string[] {
  const refs = all('tbody a[href]', parseHtml(text)).flatMap((link) => {
    const [empty, contests, name, tasks, task = '', ...rest] = (attribute(link, 'href') ?? '').split('/');
    const isTask =
      empty === '' && contests === 'contests' && name === contest && tasks === 'tasks' && rest.length === 0;
    return (isTask ? atcoderRefOf({ contest, task }) : null) ?? [];
  });
  if (refs.length === 0) throw new LayoutError('the contest lists no task');
  return [...new Set(refs)];
}
