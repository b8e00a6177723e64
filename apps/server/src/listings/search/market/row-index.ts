const PAGE_BITS = 12;
const PAGE_MASK = (1 << PAGE_BITS) - 1;

/** Id to row number. Paged arrays, because ids come in runs and a Map of a million numbers is slow. */
export function createRowIndex() {
  const pages = new Map<number, Int32Array<ArrayBuffer>>();
  let last = { number: -1, page: new Int32Array(0) };

  function pageOf(id: number): Int32Array<ArrayBuffer> | undefined {
    const number = id >>> PAGE_BITS;
    if (number === last.number) return last.page;
    const page = pages.get(number);
    if (page) last = { number, page };
    return page;
  }

  return {
    get(id: number): number | undefined {
      const row = pageOf(id)?.[id & PAGE_MASK];
      return row === undefined || row < 0 ? undefined : row;
    },
    set(id: number, row: number): void {
      let page = pageOf(id);
      if (!page) {
        page = new Int32Array(1 << PAGE_BITS).fill(-1);
        pages.set(id >>> PAGE_BITS, page);
      }
      page[id & PAGE_MASK] = row;
    },
  };
}
