import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { radii, textStyles } from '../theme/scale.ts';
import { Sample } from './sample.tsx';

const palettes = ['gray', 'accent', 'green', 'teal', 'amber', 'red', 'purple'] as const;
const roles = ['solid', 'subtle', 'muted', 'emphasized', 'border', 'fg'] as const;

/** Palettes with the roles they play. */
export function ColorSamples() {
  return (
    <Grid templateColumns="6rem repeat(6, 1fr)" gap="1" alignItems="center" textStyle="note">
      <span />
      {roles.map((role) => (
        <span key={role}>{role}</span>
      ))}
      {palettes.map((palette) => (
        <Box key={palette} display="contents" colorPalette={palette}>
          <span>{palette}</span>
          {roles.map((role) => (
            <Flex key={role} h="8" px="2" align="center" bg={`colorPalette.${role}`} borderRadius="l1">
              {role === 'solid' ? <Box color="colorPalette.contrast">Aa</Box> : null}
              {role === 'subtle' ? <Box color="colorPalette.fg">Aa</Box> : null}
            </Flex>
          ))}
        </Box>
      ))}
    </Grid>
  );
}

/** Styles of texts, and corners. */
export function TypeSamples() {
  return (
    <>
      {Object.keys(textStyles).map((name) => (
        <Text key={name} textStyle={name} mb="2">
          {name}: 一题一答 a verdict within a second, 1 234 ms
        </Text>
      ))}
      <Sample of="radii">
        {Object.keys(radii).map((name) => (
          <Flex
            key={name}
            boxSize="12"
            align="center"
            justify="center"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius={name}
          >
            {name}
          </Flex>
        ))}
      </Sample>
    </>
  );
}
