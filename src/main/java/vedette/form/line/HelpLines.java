package vedette.form.line;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Predicate;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;

/** A writer of the notation of a record as lines of the help. */
final class HelpLines {
  private final Set<HelpLine> entries = new LinkedHashSet<>();

  private HelpLines() {}

  /** Returns the lines of a notation. */
  static List<HelpLine> of(NotationForm<?> form) {
    HelpLines lines = new HelpLines();
    if (form.hasUnits()) {
      lines.units(form.body().units());
    } else {
      lines.words(form.body(), form::isExplained);
    }
    form.clauses().stream().filter(it -> form.isExplained(it.slot())).forEach(lines::clauses);
    if (form.isNamed()) {
      lines.add("Ney: " + lines.entries.iterator().next().written(), "a name");
    }
    return List.copyOf(lines.entries);
  }

  private void add(String written, String meaning) {
    entries.add(new HelpLine(written, meaning));
  }

  /** Adds the words of a unit: the leading ones together, then the others one by one. */
  private void words(Body words, Predicate<Slot> shown) {
    StringJoiner written = new StringJoiner(" ");
    StringJoiner meaning = new StringJoiner(", ");
    String last = "";
    for (Element word : words.leading()) {
      written.add(word.example());
      meaning.add(meaning(word.slot()));
      last = word.slot().name();
    }
    if (written.length() > 0) {
      entries.add(new HelpLine(written.toString(), meaning.toString(), last));
    }
    if (!words.leading().isEmpty()
        && words.leading().get(0).slot().one() instanceof EnumType enumType) {
      entries.addAll(enumType.others(words.leading().get(0).slot()));
    }
    for (Element word : words.others()) {
      if (shown.test(word.slot())) {
        add("… " + word.example(), word.slot().text());
      }
    }
  }

  /** Returns the meaning of a constant if its word does not show it, else that of the slot. */
  private static String meaning(Slot slot) {
    String example = slot.example();
    String called = slot.one() instanceof EnumType all ? all.reportName(example) : example;
    return called.equals(example) ? slot.text() : called;
  }

  /** Adds the units of a stack, with all of their words. */
  private void units(UnitsForm units) {
    units.kinds().forEach(kind -> words(kind, word -> true));
    for (Slot flag : units.flags()) {
      add(flag.word(), flag.text());
    }
  }

  private void clauses(Element clauses) {
    for (Element form : clauses.ways()) {
      if (form.record() != null && form.record().leading().isEmpty()) {
        String keyword = "; " + form.keyword() + " ";
        for (Element word : form.record().others()) {
          add(keyword + word.example(), word.slot().text());
        }
      } else {
        String written = "; " + form.example();
        entries.add(new HelpLine(written, form.said().text(), clauses.slot().name()));
      }
    }
  }
}
