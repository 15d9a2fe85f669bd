package vedette.form.line;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import vedette.form.Field;
import vedette.form.model.Slot;

/**
 * The notation of a stack, or of a unit given without a stack, as data from which another program
 * can build one part by part.
 *
 * @param named whether it may have a name
 */
public record StackParts(
    @Field(text = "Whether a name and a colon may stand in front.", optional = true) boolean named,
    @Field(text = "Whether units may follow one another, with commas between.", optional = true)
        boolean several,
    @Field(text = "The kinds of units; one kind for a single unit.") List<Unit> units,
    @Field(text = "What may follow, each behind a semicolon.", optional = true)
        List<Item> clauses) {

  /** A kind of unit: its words. */
  public record Unit(
      @Field(text = "Whether a stack may have several of them.", optional = true)
          boolean repeatable,
      @Field(text = "What stands first, in this order.", optional = true) List<Item> leading,
      @Field(text = "What may follow in any order.", optional = true) List<Item> others) {}

  /** A word of a unit with its value, or a clause. */
  public record Item(
      @Field(text = "What it is called where words of a table are known for it.") String name,
      @Field(text = "What it means.") String text,
      @Field(text = "What kind of value it has.") Slot.Kind kind,
      @Field(
              text =
                  "The word before the value, with a # where the value is part of it; for a flag,"
                      + " the whole word.",
              optional = true)
          String keyword,
      @Field(text = "The words that the value can be.", optional = true) List<String> words,
      @Field(text = "What reports call these words, if otherwise.", optional = true)
          List<String> names,
      @Field(text = "The numbers that are allowed.", optional = true) Slot.Range range,
      @Field(text = "A good value, as it is written.", optional = true) String example,
      @Field(name = "default", text = "What holds if nothing is written.", optional = true)
          String fallback,
      @Field(text = "Whether it must be written.", optional = true) boolean required,
      @Field(text = "Whether several may be written.", optional = true) boolean repeatable,
      @Field(text = "The words that the value consists of.", optional = true) Unit value,
      @Field(text = "The kinds of units that stand behind a colon.", optional = true)
          List<Unit> units) {}

  /**
   * Returns the parts of a notation.
   *
   * @param known words of tables, by the names of the components that hold them
   */
  public static StackParts of(
      NotationForm<?> notation, Map<String, ? extends Collection<String>> known) {
    return new Reading(known).stack(notation);
  }

  /** A maker of parts, with words of tables. */
  private record Reading(Map<String, ? extends Collection<String>> known) {
    StackParts stack(NotationForm<?> notation) {
      List<Item> clauses = new ArrayList<>();
      for (Element clause : notation.clauses()) {
        if (notation.isExplained(clause.slot())) {
          clause.ways().forEach(way -> clauses.add(item(way, clause.mayBeMissing())));
        }
      }
      return new StackParts(
          notation.isNamed(),
          notation.hasUnits(),
          notation.hasUnits()
              ? units(notation.body().units())
              : List.of(unit(notation.body(), false, notation::isExplained)),
          clauses);
    }

    private List<Unit> units(UnitsForm form) {
      List<Unit> units = new ArrayList<>();
      for (Slot slot : form.slots()) {
        units.add(
            slot.flag()
                ? new Unit(
                    false, List.of(item(slot, slot, slot.word(), true, null, List.of())), List.of())
                : unit(Body.of(slot.one().form()), slot.many(), word -> true));
      }
      return units;
    }

    private Unit unit(Body words, boolean repeatable, Predicate<Slot> shown) {
      return new Unit(
          repeatable,
          words.leading().stream().map(this::item).toList(),
          words.others().stream().filter(it -> shown.test(it.slot())).map(this::item).toList());
    }

    private Item item(Element word) {
      return item(word, word.mayBeMissing());
    }

    private Item item(Element element, boolean mayBeMissing) {
      Slot slot = element.slot();
      return item(
          element.said(),
          slot,
          slot.isPrefix() ? slot.line().keyword() : element.keyword(),
          !mayBeMissing,
          element.record() == null ? null : unit(element.record(), false, it -> true),
          element.units() == null ? List.of() : units(element.units()));
    }

    /**
     * Returns a word or a clause.
     *
     * @param said the slot of its annotations: its own, or those of one of several records
     * @param slot the component that holds it
     */
    private Item item(
        Slot said, Slot slot, String keyword, boolean required, Unit value, List<Unit> units) {
      boolean parts = value != null || !units.isEmpty();
      List<String> words = slot.words(known);
      List<String> names =
          slot.one() instanceof EnumType all ? words.stream().map(all::reportName).toList() : words;
      return new Item(
          said.name(),
          said.text(),
          !units.isEmpty() ? Slot.Kind.STACK : parts ? Slot.Kind.UNIT : slot.kind(words),
          keyword,
          words,
          names.equals(words) ? List.of() : names,
          parts ? null : slot.range(),
          said.example(),
          slot.flag() ? "" : slot.fallback(),
          required,
          slot.many(),
          value,
          units);
    }
  }
}
