import { Badge, chakra } from '@chakra-ui/react';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

const accesses = {
  PUBLIC: { palette: 'green', label: message({ id: 'training.access.public' }) },
  PRIVATE: { palette: 'amber', label: message({ id: 'training.access.private' }) },
} as const;

/** Who may read what is inside a training. */
export function AccessBadge({ access }: { readonly access: keyof typeof accesses }) {
  const t = useText();
  const { palette, label } = accesses[access];
  return (
    <Badge size="sm" colorPalette={palette}>
      {t(label)}
    </Badge>
  );
}

interface CategoryBadgeProps {
  /** Null: it has none. */
  readonly category: { readonly name: string; readonly color: string } | null;
}

/** The category of a training in its colour. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  if (category === null) return null;
  return (
    <chakra.span display="inline-flex" maxW="10rem" overflow="hidden" borderRadius="l1" title={category.name}>
      <TitleBadge name={category.name} color={category.color} />
    </chakra.span>
  );
}
