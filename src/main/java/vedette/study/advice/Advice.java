package vedette.study.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.EngagementType;
import vedette.rules.HasChoices;
import vedette.rules.Optimization;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * What a side should decide in a fight, and what everything else that it can say would cost it.
 *
 * @param side that asks
 * @param best the fight by the best answers of that side
 * @param odds of it
 * @param others what the other side does, by what is said of its choices; none where it is best
 * @param ofBoth parameters that answer choices of both sides
 * @param doctrines doctrines that are as good, for as many of its choices as there are such
 * @param decisions of the side that come up, those first that matter most
 * @param instead what else can be said of one of its choices, the best first
 */
public record Advice(
    Side side,
    OptimizedFight<?, ?> best,
    Odds.Exact odds,
    List<Doctrine> others,
    Set<String> ofBoth,
    List<Doctrine> doctrines,
    List<OptimizedFight.DecisionValue> decisions,
    List<AlternativeDoctrine> instead) {
  private static final Figure VALUE =
      new Figure("value", Figure.Kind.MEAN, "", "the value of the fight");

  /** How far rounding may move the value of a fight. */
  private static final double ROUNDING = 5e-10;

  /** Returns whether doctrines say all that the side decides. */
  public boolean isComplete() {
    return best.decided().keySet().stream()
        .filter(parameter -> best.decides(parameter, side))
        .allMatch(parameter -> doctrines.stream().anyMatch(it -> it.parameter().equals(parameter)));
  }

  /**
   * Returns the texts of a request that leave all choices of a side free, and those that they left
   * so.
   */
  private static Map<String, List<String>> freeTexts(Side side, Map<String, List<String>> texts) {
    Map<String, List<String>> free = new LinkedHashMap<>(texts);
    String own = side.toString();
    boolean isFree = List.of(own, "both").contains(doctrineText(texts, own));
    free.put(Optimization.BEST, List.of(isFree ? doctrineText(texts, own) : "both"));
    return free;
  }

  private static String doctrineText(Map<String, List<String>> texts, String otherwise) {
    return texts.getOrDefault(Optimization.BEST, List.of(otherwise)).get(0);
  }

  /** A doctrine as it is said: a parameter and its text. */
  public record Doctrine(String parameter, String text) {
    /** Its words without a number, which others of its kind have as well. */
    String kind() {
      return parameter + " " + text.replaceAll("[-+]?[0-9]+", "");
    }

    boolean hasNumber() {
      return text.matches(".*[0-9].*");
    }

    @Override
    public String toString() {
      return Slot.optionOf(parameter) + " " + (text.contains(" ") ? "\"" + text + "\"" : text);
    }
  }

  /**
   * A doctrine in the place of the best answers to one kind of choice, all others being best.
   *
   * @param changes of the value of the fight from that by the best answers, part by part of the
   *     goal
   * @param costs how much less the value is for the side, in the first part
   */
  public record AlternativeDoctrine(Doctrine doctrine, List<Change> changes, double costs) {
    /** Returns the value of the fight, part by part of the goal. */
    public List<Double> worth() {
      return changes.stream().map(it -> it.after().value()).toList();
    }

    /** Returns whether the doctrine is as good as the best answers, in all parts of the goal. */
    public boolean isAsGood() {
      return changes.stream().allMatch(Change::isSame);
    }

    /** Returns whether it costs something in the first part of the goal. */
    public boolean costsValue() {
      return !changes.get(0).isSame();
    }

    private boolean isLike(AlternativeDoctrine other) {
      return doctrine.parameter().equals(other.doctrine.parameter())
          && change(costs, other.costs).isSame();
    }
  }

  /** Returns the change of the value of a fight from one policy to another. */
  private static Change change(double before, double after) {
    return Change.of(VALUE, Estimate.exact(before, ROUNDING), Estimate.exact(after, ROUNDING));
  }

  /**
   * Returns whether the value is less than if there is no fight at all; false if that is not known.
   */
  public boolean isBetterNotFought() {
    OptionalDouble unfought = best.unfought();
    return unfought.isPresent() && change(best.value().get(0), unfought.getAsDouble()).isMore();
  }

  /**
   * The fight that is asked about.
   *
   * @param texts of the request
   */
  public record AdvisedFight<Q extends Record>(
      EngagementType<Q> type,
      Map<String, List<String>> texts,
      Tables tables,
      List<Question> questions,
      Limits limits) {
    /**
     * Returns the advice for a side.
     *
     * @throws Refusal if no side ever decides in such fights, or the fight is too large
     */
    public Advice to(Side side) {
      RequestForm<OptimizedRequest<Q>> form = type.form();
      if (!HasChoices.class.isAssignableFrom(type.request())) {
        throw new Refusal("neither side decides anything in " + type.fightName(), Remedy.NO_ADVICE);
      }
      Map<String, List<String>> free = freeTexts(side, texts);
      Engagement<?, ?> fight =
          QuestionMeasures.of(type.engagement(form.read(free), free, tables), questions);
      return of(side, form, fight);
    }

    private <S, R> Advice of(
        Side side, RequestForm<OptimizedRequest<Q>> form, Engagement<S, R> fight) {
      OptimizedFight<S, R> optimizedFight = OptimizedFight.of(fight, limits);
      List<AlternativeDoctrine> all = new ArrayList<>();
      List<Slot> decided =
          form.slots().stream().filter(slot -> optimizedFight.decides(slot.name(), side)).toList();
      List<Doctrine> said = List.of();
      // What is decided within the fights of a plan is said in its file.
      if (decided.size()
          == optimizedFight.decided().values().stream().filter(it -> it.contains(side)).count()) {
        Alternatives<S, R> tried = new Alternatives<>(side, form, fight, optimizedFight, decided);
        decided.forEach(slot -> all.addAll(tried.of(slot)));
        said = tried.bestDoctrines(all);
      }
      OptimizedRequest<Q> asked = form.read(texts);
      HasChoices choices = (HasChoices) asked.request();
      Set<String> ofBoth =
          decided.stream()
              .map(Slot::name)
              .filter(parameter -> choices.decidingSides(parameter).size() > 1)
              .collect(Collectors.toSet());
      return new Advice(
          side,
          optimizedFight,
          odds(optimizedFight),
          asked.wish().frees(side.opposite())
              ? List.of()
              : otherDoctrines(choices, side.opposite()),
          ofBoth,
          said,
          decisions(optimizedFight, side),
          shownAlternatives(all));
    }

    private List<Doctrine> otherDoctrines(HasChoices asked, Side other) {
      List<Doctrine> others = new ArrayList<>();
      asked
          .doctrines(other, texts)
          .forEach((parameter, text) -> others.add(new Doctrine(parameter, text)));
      return others;
    }

    private Odds.Exact odds(OptimizedFight<?, ?> optimizedFight) {
      return ExactOdds.of(optimizedFight.fight(), limits, false, Progress.NONE);
    }

    private static List<OptimizedFight.DecisionValue> decisions(
        OptimizedFight<?, ?> optimizedFight, Side side) {
      return optimizedFight.decisionValues().stream()
          .filter(it -> it.side() == side)
          .sorted(
              Comparator.comparingDouble(OptimizedFight.DecisionValue::costOfNextBest)
                  .thenComparingDouble(OptimizedFight.DecisionValue::times)
                  .reversed())
          .toList();
    }

    /**
     * Of what differs by its number alone the best that costs something, and all that costs
     * nothing.
     */
    private static List<AlternativeDoctrine> shownAlternatives(List<AlternativeDoctrine> all) {
      List<AlternativeDoctrine> shown = new ArrayList<>();
      List<String> kinds = new ArrayList<>();
      for (AlternativeDoctrine it : all) {
        boolean costs = it.costsValue();
        String kind = it.doctrine().kind() + costs;
        boolean isKnown =
            costs
                && it.doctrine().hasNumber()
                && shown.stream().anyMatch(before -> before.isLike(it));
        if (!isKnown && !kinds.contains(kind)) {
          kinds.add(kind);
          shown.add(it);
        }
      }
      return List.copyOf(shown);
    }

    /** What else can be said of the choices of a side. */
    private final class Alternatives<S, R> {
      private final Side side;
      private final RequestForm<OptimizedRequest<Q>> form;
      private final Goal.OpenDoctrine<R> openDoctrine;
      private final OptimizedFight<S, R> optimizedFight;
      private final Map<String, List<String>> free = new LinkedHashMap<>(texts);

      @SuppressWarnings("unchecked") // the wishes are made for this fight
      Alternatives(
          Side side,
          RequestForm<OptimizedRequest<Q>> form,
          Engagement<S, R> fight,
          OptimizedFight<S, R> optimizedFight,
          List<Slot> decided) {
        this.side = side;
        this.form = form;
        this.optimizedFight = optimizedFight;
        openDoctrine = (Goal.OpenDoctrine<R>) fight.doctrine();
        free.remove(Optimization.BEST);
        free.remove(Optimization.GOAL);
        decided.forEach(slot -> free.put(slot.name(), List.of(HasChoices.BEST)));
      }

      /** Returns what can be said of one kind of choice, the best first. */
      List<AlternativeDoctrine> of(Slot slot) {
        List<AlternativeDoctrine> found = new ArrayList<>();
        for (String text :
            ((HasChoices) form.read(texts).request()).doctrinesToTry(slot.name(), tables)) {
          Doctrine doctrine = new Doctrine(slot.name(), text);
          worth(List.of(doctrine))
              .ifPresent(
                  worth ->
                      found.add(new AlternativeDoctrine(doctrine, changes(worth), costs(worth))));
        }
        // Of what costs the same words come before numbers.
        found.sort(Comparator.comparingLong(it -> Math.round(it.costs() / (2 * ROUNDING))));
        return found;
      }

      /** Doctrines of as many of its choices as can be that are as good together. */
      List<Doctrine> bestDoctrines(List<AlternativeDoctrine> all) {
        Map<String, Doctrine> said = new LinkedHashMap<>();
        for (AlternativeDoctrine it : all) {
          if (it.isAsGood()) {
            said.putIfAbsent(it.doctrine().parameter(), it.doctrine());
          }
        }
        List<Doctrine> together = List.copyOf(said.values());
        return together.size() < 2 || worth(together).filter(this::isAsGood).isPresent()
            ? together
            : together.subList(0, 1);
      }

      private boolean isAsGood(List<Double> worth) {
        return changes(worth).stream().allMatch(Change::isSame);
      }

      private List<Change> changes(List<Double> worth) {
        return IntStream.range(0, worth.size())
            .mapToObj(part -> change(optimizedFight.value().get(part), worth.get(part)))
            .toList();
      }

      private double costs(List<Double> worth) {
        double less = optimizedFight.value().get(0) - worth.get(0);
        return side == Side.ATTACKER ? less : -less;
      }

      /** What the fight is worth if this is said; nothing if that cannot be. */
      @SuppressWarnings("unchecked") // a fight of the same type has the same results
      private Optional<List<Double>> worth(List<Doctrine> doctrines) {
        Map<String, List<String>> said = new LinkedHashMap<>(free);
        doctrines.forEach(it -> said.put(it.parameter(), List.of(it.text())));
        try {
          Engagement<S, R> fight = (Engagement<S, R>) type.plain(form.read(said), tables);
          return Optional.of(
              optimizedFight.value(
                  fight.decidedBy(openDoctrine.withDoctrine(side, fight.doctrine()))));
        } catch (TextFault e) {
          return Optional.empty();
        }
      }
    }
  }
}
