import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { BarButton } from './bar-link.tsx';
import type { NavigationEntry } from './navigation-entries.ts';

interface NavGroupProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

/** Several places of the bar under one name: a button that shows their links. Escape and leaving close it. */
export function NavGroup({ label, entries }: NavGroupProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const close = () => setOpen(false);
  return (
    <Box
      position="relative"
      h="full"
      onBlur={({ currentTarget, relatedTarget }) => (currentTarget.contains(relatedTarget) ? undefined : close())}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        buttonRef.current?.focus();
      }}
    >
      <BarButton
        type="button"
        ref={buttonRef}
        aria-expanded={isOpen}
        data-current={entries.some(({ to }) => to === pathname) ? '' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevronDown" size="3" />
      </BarButton>
      {isOpen ? (
        <Box
          position="absolute"
          top="full"
          insetStart="0"
          minW="9rem"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          shadow="md"
          p="1"
        >
          {entries.map((entry) => (
            <Box
              asChild
              key={entry.to}
              display="block"
              px="3"
              py="1.5"
              borderRadius="l1"
              color="fg"
              textDecoration="none"
              whiteSpace="nowrap"
              _hover={{ bg: 'bg.muted' }}
              _currentPage={{ color: 'accent.fg', fontWeight: 'medium' }}
            >
              {/* Where a press on a link does not focus it, the menu must not close before the click. */}
              <NavLink to={entry.to} onClick={close} onPointerDown={(event) => event.preventDefault()}>
                {t(entry.label)}
              </NavLink>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
