/** As the server limits the title of a training, section or step, in characters. */
export const maxTitle = 255;
/** Of a description, or of the text of a step. */
export const maxText = 65_535;

/** Of the texts that forms of trainings have, by field. */
const limits = {
  title: maxTitle,
  titleZh: maxTitle,
  titleEn: maxTitle,
  description: maxText,
  descriptionZh: maxText,
  descriptionEn: maxText,
  content: maxText,
  note: maxText,
};
type Limits = typeof limits;

/**
 * Has a form a text that is longer than the server takes? Its field says by how much.
 *
 * @param stricter limits of this form.
 */
export function hasTooLongText(
  values: Readonly<Partial<Record<keyof Limits, string>>>,
  stricter: Partial<Limits> = {},
): boolean {
  const names = Object.keys(limits) as (keyof Limits)[];
  return names.some((name) => (values[name]?.length ?? 0) > (stricter[name] ?? limits[name]));
}
