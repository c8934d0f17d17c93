import { Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';

/** A titled part of the dashboard. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p="4" minW="0">
      <Heading as="h2" size="sm" id={id} mb="3">
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
