/** Values of an enum type from a table of their descriptions. */
export const described = <Name extends string>(values: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([value, description]) => [value, { value, description }]),
  ) as Record<Name, { value: Name; description: string }>;
