import { Button, ButtonGroup } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../../../../lib/intl/use-text.ts';

/** List or roadmap, in the address. */
export function ViewChoice({ isRoadmap }: { readonly isRoadmap: boolean }) {
  const t = useText();
  const views = [
    { search: '', text: t({ id: 'training.view.list' }), isShown: !isRoadmap },
    { search: '?view=roadmap', text: t({ id: 'training.view.roadmap' }), isShown: isRoadmap },
  ];
  return (
    <ButtonGroup as="nav" attached size="sm" variant="outline" aria-label={t({ id: 'training.view' })}>
      {views.map(({ search, text, isShown }) => (
        <Button key={search} asChild variant={isShown ? 'subtle' : 'outline'}>
          <RouterLink to={{ search }} aria-current={isShown ? 'page' : undefined}>
            {text}
          </RouterLink>
        </Button>
      ))}
    </ButtonGroup>
  );
}
