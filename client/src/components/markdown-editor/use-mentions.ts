import { useContext, useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { applyEdit, insertText } from './markdown-marks.ts';
import { MentionSubjectContext } from './mention-subject.ts';
import { nameBefore, type NameBefore } from './name-before.ts';
import { useMentionOffers } from './use-mention-offers.ts';

/** Completes usernames that are typed behind an @ in a text area, where texts may mention accounts. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>) {
  const subject = useContext(MentionSubjectContext);
  const listId = useId();
  const [name, setName] = useState<NameBefore | null>(null);
  /** Where the list was closed by Escape: it stays closed for that name. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const isAsked = subject !== null && name !== null && name.from !== closedAt;
  const offers = useMentionOffers(subject, isAsked ? name.prefix : null);
  const isOpen = isAsked && offers.length > 0;
  const index = Math.min(active, offers.length - 1);

  const look = () => {
    const element = area.current;
    if (subject === null || element === null) return;
    const found = nameBefore({ text: element.value, from: element.selectionStart, to: element.selectionEnd });
    if (found?.prefix !== name?.prefix) setActive(0);
    if (found?.from !== closedAt) setClosedAt(null);
    setName(found);
  };
  const choose = (username: string) => {
    const element = area.current;
    if (element === null || name === null) return;
    const { value: text, selectionEnd: to } = element;
    setName(null);
    applyEdit(element, insertText({ text, from: name.from, to }, `@${username} `));
  };

  // Before dialogs, which close on Escape, too.
  useEffect(() => {
    if (!isOpen || name === null) return undefined;
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.target !== area.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setClosedAt(name.from);
    };
    window.addEventListener('keydown', onEscape, true);
    return () => window.removeEventListener('keydown', onEscape, true);
  }, [area, isOpen, name]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((index + step + offers.length) % offers.length);
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      const chosen = offers[index];
      if (chosen === undefined) return;
      event.preventDefault();
      choose(chosen.username);
    }
  };
  return {
    hasMentions: subject !== null,
    /** Null: nothing is offered. */
    list: isOpen ? { id: listId, offers, index, choose } : null,
    areaProps:
      subject === null
        ? {}
        : {
            'aria-autocomplete': 'list' as const,
            'aria-haspopup': 'listbox' as const,
            ...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${index}` }),
            onKeyDown,
            onSelect: look,
            onBlur: () => setName(null),
          },
  };
}
