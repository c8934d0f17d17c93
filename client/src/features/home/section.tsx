import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { TextLink } from '../../components/text-link.tsx';

interface SectionProps {
  readonly title: string;
  readonly moreLabel: string;
  readonly moreTo: string;
  readonly children: ReactNode;
}

/** A titled list on the home page, with the way to all of it. */
export function Section({ title, moreLabel, moreTo, children }: SectionProps) {
  return (
    <Panel as="section">
      <Flex align="center" justify="space-between" px="4" h="11" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        <TextLink to={moreTo} fontSize="sm">
          {moreLabel}
        </TextLink>
      </Flex>
      {children}
    </Panel>
  );
}
