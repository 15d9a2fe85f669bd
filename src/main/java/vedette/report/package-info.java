/**
 * The answers of the program: one class for each command, with a record for its JSON. {@code page}
 * lays a document out as text, JSON, CSV, Markdown or HTML, {@code answer} has the parts that
 * several answers share, the other packages the answers themselves. They import {@code odds},
 * {@code question}, {@code study}, {@code suite}, {@code table}, {@code system}, {@code work},
 * {@code fight}, {@code form}, {@code json}, {@code source} and {@code dice}. Start with {@code
 * answer.Answer}, then {@code odds.OddsDocument}. The package itself holds the schema of all
 * answers.
 */
package vedette.report;
