/** Text may hold `<strong>`, `<em>`, `<br>` and `<a href>`; of other tags only the words stay. */
export type ArticleBlock =
  | string
  | {
      text: string;
      bullets?: string[];
      note?: string;
      table?: { headers: string[]; rows: string[][] };
    };

export type Article = {
  id: string;
  title: string;
  excerpt: string;
  /** The day its figures were last looked at, as YYYY-MM-DD. */
  date: string;
  content: ArticleBlock[];
};
