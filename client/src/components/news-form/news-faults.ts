import type { Faults } from '../../lib/form/entrance-fields.ts';
import { message } from '../../lib/intl/message.ts';

/** What is missing of news. */
export function newsFaults({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): Faults<'title' | 'content'> {
  return {
    ...(title.trim() === '' && { title: message({ id: 'author.news.fault.title' }) }),
    ...(content.trim() === '' && { content: message({ id: 'author.news.fault.content' }) }),
  };
}
