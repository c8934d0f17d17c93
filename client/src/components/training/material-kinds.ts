import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';
import type { IconName } from '../icon/icon-paths.ts';

interface KindLook {
  readonly icon: IconName;
  readonly text: { readonly id: MessageId };
}

/** Kinds of steps between problems, with their picture and name. */
export const materialKinds = {
  MARKDOWN: { icon: 'lines', text: message({ id: 'training.material.text' }) },
  PDF: { icon: 'file', text: message({ id: 'training.material.pdf' }) },
  LINK: { icon: 'link', text: message({ id: 'training.material.link' }) },
  PLACEHOLDER: { icon: 'globe', text: message({ id: 'training.material.placeholder' }) },
} as const satisfies Record<string, KindLook>;
