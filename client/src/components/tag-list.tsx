import { Badge, Flex } from '@chakra-ui/react';

/** A word about a problem. */
interface Tag {
  readonly id: number;
  readonly name: string;
}

/** The tags of a problem, quiet and in one row that may wrap. */
export function TagList({ tags }: { readonly tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1" minW="0">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Badge variant="subtle" size="sm" fontWeight="normal" whiteSpace="normal" overflowWrap="anywhere">
            {tag.name}
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
