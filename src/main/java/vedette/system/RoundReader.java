package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.system.RoundStep.Actor;
import vedette.system.RoundStep.Kind;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.query.UsedNames;

/** A reader of the course of a fight: its rounds and the effects after them. */
final class RoundReader {
  private final SectionReader part;

  RoundReader(SectionReader part) {
    this.part = part.withCode(Code.ROUND).child("round");
  }

  /** Returns the maximum number of rounds; 0 for no limit. */
  int rounds(Json json) {
    if (json == null) {
      return 1;
    }
    Integer whole = Members.whole(json);
    if (whole != null && whole >= 1 && whole <= UsedNames.MOST_ROUNDS) {
      return whole;
    }
    String text = Members.messageText(json);
    if (text.equals("until-decided")) {
      return 0;
    }
    if (json instanceof Json.Str && text.matches("[1-9]\\d{0,3}")) {
      part.report(
          json.at(),
          "`\"" + text + "\"` is a string, not a number",
          "remove the quotes: \"rounds\": " + text);
      return 1;
    }
    boolean near = text.replaceAll("[ _]", "-").equals("until-decided");
    part.report(
        json.at(),
        whole != null
            ? whole + " is not a number of rounds"
            : "`" + text + "` is not a number of rounds",
        near ? "write \"until-decided\"" : "write a whole number from 1, or \"until-decided\"");
    return 1;
  }

  /** Returns the steps of a round. */
  List<RoundStep> steps(Json round, Json.Obj file) {
    List<RoundStep> steps = new ArrayList<>();
    if (round == null) {
      return defaultRound(file);
    }
    for (Json step : Members.list(round)) {
      RoundStep read = step(step);
      if (read != null) {
        steps.add(read);
      }
    }
    if (Members.list(round).isEmpty()) {
      part.report(round.at(), "the round has no steps", "write [{ \"table\": \"crt\" }]");
    }
    return steps;
  }

  /**
   * Returns the round of a file without one, which may be left out with only one table or one fire.
   */
  private List<RoundStep> defaultRound(Json.Obj file) {
    Set<String> tables = part.names().of("tables");
    Set<String> fires = part.names().of("fire");
    if (tables.size() + fires.size() != 1) {
      part.report(
          file.at(),
          "the steps of a round are missing",
          tables.isEmpty() && fires.isEmpty()
              ? "add \"fire\" or \"tables\""
              : "write \"round\": [{ \""
                  + (tables.isEmpty() ? "fire" : "table")
                  + "\": \""
                  + (tables.isEmpty() ? fires : tables).iterator().next()
                  + "\" }]");
      return List.of();
    }
    return List.of(
        tables.isEmpty()
            ? RoundStep.ofFire(fires.iterator().next())
            : RoundStep.ofTable(tables.iterator().next()));
  }

  /** Returns a step; null, and reports the errors, if it is wrong. */
  private RoundStep step(Json json) {
    RoundStep step = part.read(json, RoundStep.class);
    Kind kind = step == null ? null : kind((Json.Obj) json);
    if (kind == null) {
      return null;
    }
    Json.Obj here = (Json.Obj) json;
    part.refuse(here, kind.unusedKeys().keys(), kind.unusedKeys().why(), kind.unusedKeys().help());
    if (step.kind() != kind) {
      return null;
    }
    if (kind != Kind.MAY_RETREAT && kind != Kind.TOGETHER) {
      checkActor(kind, step, here);
    }
    return step;
  }

  /** Returns the steps that are rolled simultaneously. */
  static List<RoundStep> simultaneousSteps(SectionReader part, Json json) {
    return new RoundReader(part).simultaneousSteps(json);
  }

  private List<RoundStep> simultaneousSteps(Json json) {
    List<Json> written = Members.list(json);
    if (written.size() < 2) {
      part.report(
          json.at(),
          "`together` needs two or more steps",
          "write [{ \"fire\": \"guns\", \"by\": \"attacker\" }, { \"fire\": \"bombs\", \"by\":"
              + " \"defender\" }]");
    }
    List<RoundStep> steps = new ArrayList<>();
    for (Json each : written) {
      RoundStep one = step(each);
      if (one != null && isRolledAtOnce(one, (Json.Obj) each)) {
        steps.add(one);
      }
    }
    return List.copyOf(steps);
  }

  /** Returns a name that a section declares; null, and reports the error, if it does not. */
  static String declared(SectionReader part, Json json) {
    String name = ((Json.Str) json).value();
    String section = Kind.of(part.path().get(part.path().size() - 1)).section();
    Set<String> known = part.names().of(section);
    if (known.contains(name)) {
      return name;
    }
    part.report(
        Code.NAME,
        json.at(),
        "`" + name + "` is not declared in \"" + section + "\"",
        Nearest.of(name, known)
            .or(() -> known.size() == 1 ? known.stream().findFirst() : Optional.empty())
            .map(it -> "did you mean `" + it + "`?")
            .orElse(
                known.isEmpty() ? "declare it there" : "write one of " + String.join(", ", known)));
    return null;
  }

  /** Returns whether a step can be rolled simultaneously with others. */
  private boolean isRolledAtOnce(RoundStep step, Json.Obj here) {
    String wrong =
        !step.kind().isRolled()
            ? step.kind().key()
            : step.by() == Actor.INITIATIVE ? "by" : step.orRetreat() != null ? "orRetreat" : "";
    if (wrong.isEmpty()) {
      return true;
    }
    part.report(
        here.member(wrong).at(),
        "`" + (wrong.equals("by") ? "initiative" : wrong) + "` cannot be used in `together`",
        wrong.equals("by")
            ? "write attacker, defender or both"
            : wrong.equals("orRetreat")
                ? "write { \"mayRetreat\": … } as a step before them"
                : "write it as a step of its own, before or after");
    return false;
  }

  /** Returns the kind of a step; null, and reports the error, if it has none. */
  private Kind kind(Json.Obj step) {
    Kind kind = null;
    for (Json.Member member : step.members()) {
      Kind each = Kind.of(member.name());
      if (each != null && kind != null) {
        part.report(
            member.at(),
            "one step has both `" + kind.key() + "` and `" + each.key() + "`",
            "write two steps");
      }
      kind = each == null ? kind : each;
    }
    // Another key has been reported as unknown.
    if (kind == null
        && Members.named(step).stream().allMatch(it -> RoundStep.HOW.contains(it.name()))) {
      part.report(
          step.at(),
          "the step has none of "
              + Stream.of(Kind.values()).map(Kind::key).collect(Collectors.joining(", ")),
          "write { \"fire\": \"volley\", \"by\": \"both\" }");
    }
    return kind;
  }

  /** Reports errors in the side that acts and in the side that acts first. */
  private void checkActor(Kind kind, RoundStep step, Json.Obj here) {
    boolean initiative = step.by() == Actor.INITIATIVE;
    if (initiative && !kind.hasClasses()) {
      part.report(
          here.get("by").at(),
          "`initiative` cannot be the side of a " + (kind == Kind.CHECK ? "check" : "result"),
          "write attacker, defender or both");
    } else if (here.get("by") == null
        && here.get("of") == null
        && (kind == Kind.FIRE || kind == Kind.CHECK)) {
      part.report(
          here.at(),
          kind == Kind.FIRE ? "the side that fires is missing" : "the side that checks is missing",
          "write \"by\": \"both\"");
    }
    if (here.get("first") != null && !initiative) {
      part.report(
          here.member("first").at(),
          "`first` has no effect here",
          kind.hasClasses() ? "write \"by\": \"initiative\"" : "remove it");
    }
  }
}
