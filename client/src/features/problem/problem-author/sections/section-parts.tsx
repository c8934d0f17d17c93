import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconName } from '../../../../components/icon/icon-paths.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { FaultText, useWantedFocus } from '../form/field-frame.tsx';
import { useProblemForm } from '../form/form-context.ts';

interface PartProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Stands beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a section. */
export function Part({ title, hint, beside, children }: PartProps) {
  return (
    <Box
      as="section"
      aria-label={title}
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb={hint === undefined ? '3' : '1'}>
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        {beside}
      </Flex>
      {hint === undefined ? null : (
        <Text color="fg.muted" fontSize="xs" mb="3">
          {hint}
        </Text>
      )}
      {children}
    </Box>
  );
}

/** Fields beside each other where there is room. */
export function Fields({ children, columns = 3 }: { readonly children: ReactNode; readonly columns?: number }) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: `repeat(${columns}, minmax(0, 1fr))`,
      }}
      gap="4"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}

/** A word on what to do better; nothing is refused. */
export function Advice({
  children,
  tone = 'amber',
}: {
  readonly children: ReactNode;
  readonly tone?: 'amber' | 'accent';
}) {
  return (
    <Flex
      role="note"
      gap="2"
      align="flex-start"
      px="3"
      py="2"
      my="2"
      borderRadius="l2"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      fontSize="sm"
    >
      <Box pt="0.5">
        <Icon name={tone === 'amber' ? 'alert' : 'info'} />
      </Box>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}

interface ItemFrameProps {
  readonly title: string;
  /** What can be done with the item. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One item of a list that can be added to. */
export function ItemFrame({ title, actions, children }: ItemFrameProps) {
  return (
    <Box as="li" borderWidth="1px" borderRadius="l2" p="3" mb="3">
      <Flex justify="space-between" align="center" mb="2" gap="2" wrap="wrap">
        <Box fontWeight="medium" fontSize="sm">
          {title}
        </Box>
        <Flex gap="1">{actions}</Flex>
      </Flex>
      {children}
    </Box>
  );
}

interface ItemActionProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly rotate?: string;
}

/** A small button of an item, known by its picture and its name. */
export function ItemAction({ label, icon, isDisabled = false, onClick, rotate }: ItemActionProps) {
  return (
    <Button size="2xs" variant="ghost" px="1" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      <Box as="span" {...(rotate === undefined ? {} : { transform: `rotate(${rotate})` })}>
        <Icon name={icon} />
      </Box>
    </Button>
  );
}

/** The fault of an item as a whole. */
export function ItemFault({ path }: { readonly path: string }) {
  const { fault } = useProblemForm();
  const frame = useWantedFocus(path);
  return (
    <Box ref={frame} tabIndex={-1}>
      <FaultText>{fault(path)}</FaultText>
    </Box>
  );
}
