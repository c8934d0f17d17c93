import { Flex, Heading, type BoxProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../components/panel.tsx';

interface SectionProps extends BoxProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of the home page. */
export function Section({ title, aside, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} overflow="hidden" {...rest}>
      <Flex align="center" justify="space-between" gap="2" px="4" h="11" borderBottomWidth="1px">
        <Heading as="h2" size="sm" id={id} truncate>
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Panel>
  );
}
