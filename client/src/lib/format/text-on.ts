/**
 * Black or white, whichever is easier to read on a colour (WCAG 2.2, "relative luminance"): at least 4.5:1 on any. Null
 * where the colour is not #rgb or #rrggbb.
 */
export function textOn(color: string): '#000000' | '#ffffff' | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color.trim());
  if (digits === null) return null;
  const hex = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both have the same contrast: (1 + 0.05) / (L + 0.05) = (L + 0.05) / 0.05.
  return luminance > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000000' : '#ffffff';
}

/** A channel of sRGB, 0 to 1, as light. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
