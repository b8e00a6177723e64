/** Text may contain `<strong>`, `<em>`, `<br>` and `<a href>`; other tags are stripped to their text. */
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
  /** The day its figures were last reviewed, as YYYY-MM-DD. */
  date: string;
  content: ArticleBlock[];
};
