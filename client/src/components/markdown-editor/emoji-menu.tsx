import { Button, Menu, Portal } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';

/** Those people use to talk about problems. */
const allEmoji =
  '😀 😄 😂 🤣 😊 😉 😍 😎 🤔 😅 😐 😢 😭 😱 😡 🥳 🤯 😴 👍 👎 👏 🙏 💪 👀 🎉 🎈 🔥 ⭐ 💯 ❤️ ✅ ❌ ❓ ❗ 💡 🐛'.split(
    ' ',
  );

/** Writes a small picture where the cursor is. */
export function EmojiMenu({ onEmoji }: { readonly onEmoji: (emoji: string) => void }) {
  const t = useText();
  return (
    <Menu.Root lazyMount unmountOnExit onSelect={({ value }) => onEmoji(value)}>
      <Menu.Trigger asChild>
        <Button
          size="2xs"
          variant="ghost"
          px="1.5"
          minW="max(1.75rem, {sizes.dense})"
          title={t({ id: 'markdown.emoji' })}
          aria-label={t({ id: 'markdown.emoji' })}
        >
          <span aria-hidden>☺</span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content display="grid" gridTemplateColumns="repeat(6, 2rem)" w="auto" minW="0">
            {allEmoji.map((emoji) => (
              <Menu.Item key={emoji} value={emoji} justifyContent="center" fontSize="lg" px="0">
                {emoji}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
