import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { accountStore } from '../../../lib/session/account-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import type { OfferedLanguage } from './use-chosen-language.ts';
import type { CodeDraft } from './use-code-draft.ts';

interface LeftCodeOptions {
  readonly chosen: Pick<OfferedLanguage, 'template'> & {
    readonly language: Pick<OfferedLanguage['language'], 'key' | 'name'>;
  };
  readonly draft: Pick<CodeDraft, 'code' | 'initialCode' | 'open'>;
  readonly onChoose: (languageKey: string) => void;
}

/** Code that was typed before another language was chosen. */
interface LeftCode {
  /** Whose it is. */
  readonly account: string;
  /** Name of its language. */
  readonly language: string;
  readonly code: string;
  /** Key of the language that was chosen. */
  readonly chosenKey: string;
}

/**
 * Each language has a draft of its own: who types and then chooses another one sees an empty editor.
 *
 * @returns how to choose, what to call as code is typed, and where the code is, with a way to take it over.
 */
export function useLeftCode({ chosen, draft, onChoose }: LeftCodeOptions): {
  readonly choose: (languageKey: string) => void;
  /** Takes each change of the code: the first character withdraws the offer. */
  readonly typed: (code: string) => void;
  readonly notice: ReactNode;
} {
  const t = useText();
  const account = useStore(accountStore);
  const [left, setLeft] = useState<LeftCode | null>(null);
  const choose = (chosenKey: string) => {
    const code = draft.code();
    const isOwn = code.trim() !== '' && code !== chosen.template;
    setLeft(isOwn ? { account, language: chosen.language.name, code, chosenKey } : null);
    onChoose(chosenKey);
  };
  const typed = (code: string) => {
    if (code.trim() !== '' && code !== chosen.template) setLeft(null);
  };
  const isEmpty = draft.initialCode === chosen.template;
  if (left?.chosenKey !== chosen.language.key || left.account !== account || !isEmpty)
    return { choose, typed, notice: null };
  const take = () => {
    if (draft.open(left.code)) setLeft(null);
    else showToast('error', t({ id: 'draft.full' }));
  };
  const notice = (
    <Flex
      role="status"
      align="center"
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      px="3"
      py="1.5"
      borderBottomWidth="1px"
      bg="bg.subtle"
      fontSize="xs"
      flexShrink="0"
    >
      <chakra.span flex="1 1 10rem">{t({ id: 'draft.left' }, { language: left.language })}</chakra.span>
      <Button size="2xs" variant="outline" onClick={take}>
        {t({ id: 'draft.takeLeft' }, { language: left.language })}
      </Button>
      <Button size="2xs" variant="ghost" onClick={() => setLeft(null)}>
        {t({ id: 'action.close' })}
      </Button>
    </Flex>
  );
  return { choose, typed, notice };
}
