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
import vedette.study.lint.Lint.LintResult;
import vedette.table.grid.Table;

/** The findings of lint in tables: their number, then each with its place. */
public record LintAnswer(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The tables and files, in their order.") List<TableFindings> tables) {

  /** The findings of a table or a file. */
  record TableFindings(
      @Field(text = "Its id, or the file's name.") String name,
      @Field(text = "Its id; null for a file that cannot be used.") Optional<String> id,
      @Field(text = "The number of errors.") long errors,
      @Field(text = "The number of warnings.") long warnings,
      @Field(text = "The number of notes.") long notes,
      @Field(text = "The findings.") List<Problem> findings,
      @Field(text = "The findings that the file allows.", optional = true)
          List<AllowedFinding> allowed) {
    static TableFindings of(LintResult lintResult) {
      return new TableFindings(
          lintResult.name(),
          Optional.ofNullable(lintResult.table()).map(Table::id),
          lintResult.count(Severity.ERROR),
          lintResult.count(Severity.WARNING),
          lintResult.count(Severity.NOTE),
          lintResult.problems(),
          lintResult.allowed().stream()
              .map(it -> new AllowedFinding(Finding.of(it.problem()), it.reason()))
              .toList());
    }
  }

  /** A finding that the file allows. */
  record AllowedFinding(
      @Field(text = "The findings.", flat = true) Finding finding,
      @Field(text = "The reason that the file gives.") String reason) {}

  /**
   * Returns the answer. Its document limits the findings of a file to a readable number; CSV and
   * JSON have all of them.
   */
  public static Answer of(List<LintResult> tables) {
    Document document =
        new Document()
            .lead(lead(tables))
            .heading("Lint of " + CheckWords.count(tables.size(), "table"));
    List<Fact> facts = new ArrayList<>();
    for (LintResult lintResult : tables) {
      if (!lintResult.problems().isEmpty() || !lintResult.allowed().isEmpty()) {
        facts.add(new Fact(lintResult.name(), summary(lintResult)));
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
    for (LintResult lintResult : tables) {
      List<Problem> printed = lintResult.printed();
      printed.forEach(problem -> document.gap().finding(problem));
      int left = lintResult.problems().size() - printed.size();
      if (left > 0) {
        document.gap();
        document.paragraph(
            "… and " + left + " more in " + lintResult.name() + "; --format csv and json list all");
      }
      all.addAll(lintResult.problems());
    }
    return new Answer(
        () -> document,
        () -> DataTable.of(Finding.class, Finding.of(all)),
        () -> new LintAnswer(Version.NUMBER, tables.stream().map(TableFindings::of).toList()));
  }

  /** Counts the findings of all tables. */
  private static String lead(List<LintResult> tables) {
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

  private static String summary(LintResult lintResult) {
    if (lintResult.table() == null) {
      return "cannot be used: " + CheckWords.count(lintResult.count(Severity.ERROR), "error");
    }
    List<String> parts = new ArrayList<>();
    for (Severity severity : List.of(Severity.WARNING, Severity.NOTE)) {
      if (lintResult.count(severity) > 0) {
        parts.add(CheckWords.count(lintResult.count(severity), severity.word()));
      }
    }
    if (!lintResult.allowed().isEmpty()) {
      parts.add(
          CheckWords.count(lintResult.allowed().size(), "finding")
              + " allowed: "
              + reasons(lintResult));
    }
    return String.join(", ", parts);
  }

  private static String reasons(LintResult lintResult) {
    Set<String> reasons = new LinkedHashSet<>();
    lintResult.allowed().forEach(it -> reasons.add(it.problem().code() + ", " + it.reason()));
    return String.join("; ", reasons);
  }
}
