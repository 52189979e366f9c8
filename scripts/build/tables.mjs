import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/**
 * A remark plugin: tables in Markdown, as GitHub writes them. A table sets no alignment, for that would become a
 * `style` attribute, which the content security policy blocks.
 *
 * @this {{ data(): object }}
 */
export function remarkTables() {
  const data = /** @type {{ micromarkExtensions?: unknown[], fromMarkdownExtensions?: unknown[] }} */ (this.data());
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
