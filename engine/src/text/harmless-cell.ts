/** Cells of tables in which a spreadsheet runs nothing. */

/**
 * What makes a spreadsheet take a cell for a formula, in full width and small form as well. Some drop what cannot
 * be seen before they look, so blanks, controls and characters without a width count for nothing.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** As a cell that no spreadsheet runs: a leading apostrophe is how they themselves mark a cell as text. */
export function harmlessCell(value: string): string {
  return FORMULA.test(value) ? `'${value}` : value;
}
