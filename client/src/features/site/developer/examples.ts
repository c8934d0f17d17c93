import { message } from '../../../lib/intl/message.ts';
import type { MessageId } from '../../../lib/intl/use-text.ts';

/** A request to try on the page: a GraphQL document, or the path of a REST call by GET. */
export interface Example {
  readonly key: string;
  readonly label: { readonly id: MessageId };
  readonly request: string;
}

/** What anybody may read first, one's own last. */
export const graphqlExamples: readonly [Example, ...Example[]] = [
  {
    key: 'problems',
    label: message({ id: 'developer.example.problems' }),
    request: `{
  problems(page: { page: 1, size: 5 }) {
    total
    items { displayId title difficulty timeLimitMs memoryLimitMb }
  }
}`,
  },
  {
    key: 'languages',
    label: message({ id: 'developer.example.languages' }),
    request: `{
  languages { key name isAvailable versions compileCommand runCommand }
}`,
  },
  {
    key: 'mine',
    label: message({ id: 'developer.example.mine' }),
    request: `{
  submissions(filter: { onlyMine: true }, page: { size: 5 }) {
    items { id status timeMs memoryKb problem { displayId title } }
  }
}`,
  },
];

/** The same by REST. */
export const restExamples: readonly [Example, ...Example[]] = [
  {
    key: 'problems',
    label: message({ id: 'developer.example.problems' }),
    request: '/api/get-problem-list?currentPage=1&limit=5',
  },
  { key: 'languages', label: message({ id: 'developer.example.languages' }), request: '/api/languages?all=true' },
  {
    key: 'mine',
    label: message({ id: 'developer.example.mine' }),
    request: '/api/get-submission-list?onlyMine=true&limit=5',
  },
];
