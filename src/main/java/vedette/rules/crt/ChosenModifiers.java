package vedette.rules.crt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Umpire;
import vedette.json.Nearest;
import vedette.request.BadRequest;
import vedette.rules.kit.Notes;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Usage;

/**
 * The modifiers of one kind that count: those of the table that were chosen, and one given besides.
 *
 * @param because what they are added to, in a word or two
 * @param readings ids of the readings they rest on, separated by spaces
 */
record ChosenModifiers(List<Modifier> modifiers, String because, String readings) {

  /** What is added to the roll. */
  static ChosenModifiers drms(Grid grid, AttackRequest request) {
    List<Modifier> counting = counting(grid, request, Usage.DRM, "--drm", request.drm());
    return new ChosenModifiers(counting, "on the roll", CrtReadings.MODIFIERS);
  }

  /** What shifts the column. */
  static ChosenModifiers shifts(Grid grid, AttackRequest request) {
    List<Modifier> counting = counting(grid, request, Usage.SHIFT, "--shift", request.shift());
    return new ChosenModifiers(
        counting, "column shift", CrtReadings.SHIFTED + " " + CrtReadings.MODIFIERS);
  }

  private static List<Modifier> counting(
      Grid grid, AttackRequest request, String kind, String option, int given) {
    List<Modifier> applying = new ArrayList<>();
    for (Modifier modifier : named(grid.usage().modifiers(), request.with())) {
      if (modifier.when().equals(kind)) {
        applying.add(modifier);
      }
    }
    if (given != 0) {
      applying.add(new Modifier(option, kind, given, "", false, false, List.of(), List.of()));
    }
    return Modifiers.strongest(applying);
  }

  private static List<Modifier> named(List<Modifier> modifiers, List<String> names) {
    List<String> known = modifiers.stream().map(Modifier::name).toList();
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      Optional<String> word = Nearest.same(name, known);
      if (word.isEmpty()) {
        throw BadRequest.ofUnread(
            "with",
            "the table has no modifier `" + name + "`",
            known.isEmpty()
                ? "add \"modifiers\" to the table, or use --shift or --drm"
                : Nearest.help(name, known));
      }
      if (!seen.add(word.get())) {
        throw new BadRequest("with", "`" + name + "` is given twice", "give it once");
      }
    }
    // In the table's order: of equals in a group the first counts.
    return modifiers.stream().filter(modifier -> seen.contains(modifier.name())).toList();
  }

  /** What they add up to. */
  int sum() {
    int sum = 0;
    for (Modifier modifier : modifiers) {
      sum += modifier.value();
    }
    return sum;
  }

  /** Notes each of them. */
  void note(Umpire umpire) {
    for (Modifier modifier : modifiers) {
      Notes.modifier(modifier.name(), modifier.value(), because, readings, umpire);
    }
  }
}
