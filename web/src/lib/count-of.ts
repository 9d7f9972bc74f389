/** '1 sale', '1,200 sales' */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
