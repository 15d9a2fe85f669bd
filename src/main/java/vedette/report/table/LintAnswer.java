package vedette.report.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.form.model.Finding;
import vedette.json.Version;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.source.Problem;
import vedette.source.Severity;
import vedette.study.lint.Lint.Linted;
import vedette.table.grid.Table;

/** Says what lint found in tables: places and reasons, as all problems are printed. */
public record LintAnswer(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The tables and files, in their order.") List<OfTable> tables) {

  /** What was found in a table or a file. */
  record OfTable(
      @Field(text = "Its id, or the file's name.") String name,
      @Field(text = "Its id; null of a file that cannot be used.") Optional<String> id,
      @Field(text = "How many errors it has.") long errors,
      @Field(text = "How many warnings.") long warnings,
      @Field(text = "How many notes.") long notes,
      @Field(text = "What was found.") List<Problem> findings,
      @Field(text = "What was found and is allowed in the file.", optional = true)
          List<Excused> allowed) {
    static OfTable of(Linted linted) {
      return new OfTable(
          linted.name(),
          Optional.ofNullable(linted.table()).map(Table::id),
          linted.count(Severity.ERROR),
          linted.count(Severity.WARNING),
          linted.count(Severity.NOTE),
          linted.problems(),
          linted.allowed().stream()
              .map(it -> new Excused(Finding.of(it.problem()), it.reason()))
              .toList());
    }
  }

  /** A finding that the file allows. */
  record Excused(
      @Field(text = "What was found.", flat = true) Finding finding,
      @Field(text = "Why it is allowed, as the file says.") String reason) {}

  /**
   * The answer. Its document has no more findings of a file than a reader can take in; CSV and JSON
   * have all of them.
   */
  public static Answer of(List<Linted> tables) {
    Document document =
        new Document().heading("Lint of " + CheckWords.count(tables.size(), "table"));
    List<Fact> facts = new ArrayList<>();
    for (Linted linted : tables) {
      if (!linted.problems().isEmpty() || !linted.allowed().isEmpty()) {
        facts.add(new Fact(linted.name(), summary(linted)));
      }
    }
    document.facts(facts);
    if (facts.size() < tables.size()) {
      document.paragraph(
          facts.isEmpty()
              ? "nothing found"
              : "nothing found in the other " + (tables.size() - facts.size()));
    }
    List<Problem> all = new ArrayList<>();
    for (Linted linted : tables) {
      List<Problem> printed = linted.printed();
      printed.forEach(problem -> document.gap().finding(problem));
      int left = linted.problems().size() - printed.size();
      if (left > 0) {
        document.gap();
        document.paragraph(
            "… and " + left + " more in " + linted.name() + "; --format csv or json has them all");
      }
      all.addAll(linted.problems());
    }
    return new Answer(
        () -> document,
        () -> DataTable.of(Finding.class, Finding.of(all)),
        () -> new LintAnswer(Version.NUMBER, tables.stream().map(OfTable::of).toList()));
  }

  private static String summary(Linted linted) {
    if (linted.table() == null) {
      return "cannot be used: " + CheckWords.count(linted.count(Severity.ERROR), "error");
    }
    List<String> parts = new ArrayList<>();
    for (Severity severity : List.of(Severity.WARNING, Severity.NOTE)) {
      if (linted.count(severity) > 0) {
        parts.add(CheckWords.count(linted.count(severity), severity.word()));
      }
    }
    if (!linted.allowed().isEmpty()) {
      parts.add(
          CheckWords.count(linted.allowed().size(), "finding") + " allowed: " + reasons(linted));
    }
    return String.join(", ", parts);
  }

  private static String reasons(Linted linted) {
    Set<String> reasons = new LinkedHashSet<>();
    linted.allowed().forEach(it -> reasons.add(it.problem().code() + ", " + it.reason()));
    return String.join("; ", reasons);
  }
}
