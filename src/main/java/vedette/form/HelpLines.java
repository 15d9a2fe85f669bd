package vedette.form;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Predicate;

/** Puts how a record is written into lines of the help. */
final class HelpLines {
  private final Set<HelpLine> entries = new LinkedHashSet<>();
  private final Set<String> allowed;

  /**
   * Nothing yet.
   *
   * @param allowed components that may be written; empty if all of them may
   */
  HelpLines(Set<String> allowed) {
    this.allowed = allowed;
  }

  List<HelpLine> entries() {
    return List.copyOf(entries);
  }

  void add(String written, String meaning) {
    entries.add(new HelpLine(written, meaning));
  }

  /** The words of a unit: those that stand first together, then the others one by one. */
  void words(WordSlots slots) {
    words(slots, this::allows);
  }

  private void words(WordSlots slots, Predicate<Component> shown) {
    StringJoiner written = new StringJoiner(" ");
    StringJoiner meaning = new StringJoiner(", ");
    String last = "";
    for (WordSlot slot : slots.leading()) {
      written.add(slot.example());
      meaning.add(meaning(slot));
      last = slot.component().name();
    }
    if (written.length() > 0) {
      entries.add(new HelpLine(written.toString(), meaning.toString(), last));
    }
    if (!slots.leading().isEmpty()
        && slots.leading().get(0).value() instanceof ValueForm.Constant constant) {
      Word said = slots.leading().get(0).said();
      entries.addAll(constant.others(said.example(), said.text()));
    }
    for (WordSlot slot : slots.others()) {
      if (shown.test(slot.component())) {
        add("… " + slot.example(), slot.said().text());
      }
    }
  }

  private boolean allows(Component component) {
    return allowed.isEmpty() || allowed.contains(component.name());
  }

  /** What a constant stands for if its word does not say so, else what it is about. */
  private static String meaning(WordSlot slot) {
    String example = slot.said().example();
    String called =
        slot.value() instanceof ValueForm.Constant constant ? constant.called(example) : example;
    return called.equals(example) ? slot.said().text() : called;
  }

  /** The units of a stack, with all of their words. */
  void units(UnitsForm units) {
    units.kinds().forEach(kind -> words(kind.slots(), word -> true));
    for (Component flag : units.flags()) {
      add(flag.word(), flag.said(Units.class).text());
    }
  }

  /** The clauses of a component. */
  void clauses(ClauseSlot slot) {
    if (!allows(slot.component())) {
      return;
    }
    for (ClauseForm form : slot.forms().values()) {
      if (form.value() instanceof RecordForm record && record.slots().leading().isEmpty()) {
        String keyword = "; " + String.join(" ", form.keyword()) + " ";
        for (WordSlot word : record.slots().others()) {
          add(keyword + word.example(), word.said().text());
        }
      } else {
        entries.add(
            new HelpLine("; " + form.example(), form.said().text(), slot.component().name()));
      }
    }
  }
}
