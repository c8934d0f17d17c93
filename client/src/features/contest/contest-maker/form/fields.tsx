import { Grid, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../../components/panel.tsx';

/** A part of the form under a heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p="4">
      <Heading as="h2" size="sm" id={id} mb="3">
        {title}
      </Heading>
      <Stack gap="3">{children}</Stack>
    </Panel>
  );
}

/** Fields beside each other where there is room. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
      {children}
    </Grid>
  );
}
