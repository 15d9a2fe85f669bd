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

/** The findings of lint in tables: their number, then each with its place. */
public record LintAnswer(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The tables and files, in their order.") List<OfTable> tables) {

  /** The findings of a table or a file. */
  record OfTable(
      @Field(text = "Its id, or the file's name.") String name,
      @Field(text = "Its id; null for a file that cannot be used.") Optional<String> id,
      @Field(text = "The number of errors.") long errors,
      @Field(text = "The number of warnings.") long warnings,
      @Field(text = "The number of notes.") long notes,
      @Field(text = "The findings.") List<Problem> findings,
      @Field(text = "The findings that the file allows.", optional = true) List<Excused> allowed) {
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
      @Field(text = "The findings.", flat = true) Finding finding,
      @Field(text = "The reason that the file gives.") String reason) {}

  /**
   * The answer. Its document has no more findings of a file than a reader can take in; CSV and JSON
   * have all of them.
   */
  public static Answer of(List<Linted> tables) {
    Document document =
        new Document()
            .lead(lead(tables))
            .heading("Lint of " + CheckWords.count(tables.size(), "table"));
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
              ? "no findings"
              : CheckWords.count(tables.size() - facts.size(), "other table") + ": no findings");
    }
    List<Problem> all = new ArrayList<>();
    for (Linted linted : tables) {
      List<Problem> printed = linted.printed();
      printed.forEach(problem -> document.gap().finding(problem));
      int left = linted.problems().size() - printed.size();
      if (left > 0) {
        document.gap();
        document.paragraph(
            "… and " + left + " more in " + linted.name() + "; --format csv and json list all");
      }
      all.addAll(linted.problems());
    }
    return new Answer(
        () -> document,
        () -> DataTable.of(Finding.class, Finding.of(all)),
        () -> new LintAnswer(Version.NUMBER, tables.stream().map(OfTable::of).toList()));
  }

  /** Counts the findings of all tables. */
  private static String lead(List<Linted> tables) {
    long all = tables.stream().mapToLong(it -> it.problems().size()).sum();
    List<String> parts = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      long count = tables.stream().mapToLong(it -> it.count(severity)).sum();
      if (count > 0) {
        parts.add(CheckWords.count(count, severity.word()));
      }
    }
    return all == 0
        ? "No findings."
        : CheckWords.count(all, "finding") + ": " + String.join(", ", parts) + ".";
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
