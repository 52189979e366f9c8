import type { Frontmatter, Prose } from './document';

const heads = import.meta.glob<Frontmatter>(['./pages/*.md', './policies/*.md'], {
  eager: true,
  query: '?frontmatter',
  import: 'default',
});
const bodies = import.meta.glob<Prose>(['./pages/*.md', './policies/*.md']);

/** The frontmatter of `pages/<name>` or `policies/<name>`. Throws when there is no such file. */
export function frontmatterOf(name: string): Frontmatter {
  const head = heads[`./${name}.md`];
  if (!head) throw new Error(`There is no content file ${name}.md`);
  return head;
}

/** Loads the text of `pages/<name>` or `policies/<name>`. */
export function loadProse(name: string): Promise<Prose> {
  const load = bodies[`./${name}.md`];
  return load ? load() : Promise.reject(new Error(`There is no content file ${name}.md`));
}
