import { Flex } from '@chakra-ui/react';
import { Icon } from '../../../components/icon/icon.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** Says that checkers do not compile and leads to where one reads which. @param count problems, at least 1. */
export function CheckerNotice({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <Flex gap="2" align="center" color="red.fg">
      <Icon name="alert" />
      <TextLink to="/admin/includes" color="inherit" textDecoration="underline">
        {t({ id: 'judge.checkersFail' }, { count })}
      </TextLink>
    </Flex>
  );
}
