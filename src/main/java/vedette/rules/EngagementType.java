package vedette.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.FightName;
import vedette.form.RequestForm;
import vedette.form.model.HelpLine;
import vedette.question.Sentence;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.Table;

/**
 * A type of engagement in the catalogue.
 *
 * @param <Q> type of its request
 * @param system id of the rule system
 * @param name its name within the system
 * @param text short description
 * @param request annotated record that describes a request
 * @param factory creates the engagement
 * @param tables ids of the tables that it consults
 * @param notation help lines on notation that the request's records do not cover
 * @param examples command-line options of valid examples
 * @param summary first sentence of an answer
 * @param endings explanations of the values of its measure {@code ending}
 * @param words words of tables that the notation accepts
 */
public record EngagementType<Q extends Record>(
    String system,
    String name,
    String text,
    Class<Q> request,
    Factory<Q> factory,
    List<String> tables,
    List<HelpLine> notation,
    List<String> examples,
    Sentence summary,
    EndingLines endings,
    TableWords words) {

  /**
   * Creates a type without endings or table words.
   *
   * @param summary first sentence of an answer; "" if there is none
   */
  public EngagementType(
      String system,
      String name,
      String text,
      Class<Q> request,
      Factory<Q> factory,
      List<String> tables,
      List<HelpLine> notation,
      List<String> examples,
      String summary) {
    this(
        system,
        name,
        text,
        request,
        factory,
        tables,
        notation,
        examples,
        new Sentence(summary),
        List::of,
        inForce -> Map.of());
  }

  /** Returns this type with explanations of its endings. */
  public EngagementType<Q> ending(EndingLines explained) {
    return with(explained, words);
  }

  /** Returns this type with the words of tables that its notation accepts. */
  public EngagementType<Q> withTableWords(TableWords known) {
    return with(endings, known);
  }

  private EngagementType<Q> with(EndingLines explained, TableWords known) {
    return new EngagementType<>(
        system, name, text, request, factory, tables, notation, examples, summary, explained,
        known);
  }

  /** Returns the name of the fight on the command line, after the program's name. */
  public FightName fightName() {
    return new FightName(system, name);
  }

  /**
   * Returns the form of its requests. The form of a fight with choices includes the options of
   * {@link Optimization}.
   */
  public RequestForm<OptimizedRequest<Q>> form() {
    RequestForm<Q> fight = RequestForm.of(request);
    return HasChoices.class.isAssignableFrom(request)
        ? fight.with(
            RequestForm.of(Optimization.class),
            OptimizedRequest::new,
            OptimizedRequest::request,
            OptimizedRequest::wish)
        : fight.as(
            asked -> new OptimizedRequest<>(asked, Optimization.NONE), OptimizedRequest::request);
  }

  /**
   * Returns the tables that a request consults: those of this type, and those of a file that the
   * request names.
   */
  public List<Table> consulted(Q asked, Tables inForce) {
    List<Table> consulted = new ArrayList<>();
    tables.forEach(id -> consulted.add(inForce.table(id)));
    if (asked instanceof HasTableFile own) {
      consulted.add(inForce.file(own.table()));
      consulted.addAll(own.furtherTables(inForce));
    }
    return consulted;
  }

  /**
   * Creates the engagement of a request.
   *
   * @param texts texts that the request was read from, used to locate faults
   * @throws TextFault if the request is not valid
   * @throws vedette.source.WrongFile if a table cannot be used
   */
  public Engagement<?, ?> engagement(
      OptimizedRequest<Q> asked, Map<String, List<String>> texts, Tables inForce) {
    try {
      return fight(asked, inForce);
    } catch (TextFault e) {
      throw e.placed(texts);
    }
  }

  /**
   * Creates the engagement of a request, with the goals of sides that choose optimally.
   *
   * @throws TextFault if the request is not valid
   * @throws vedette.source.WrongFile if a table cannot be used
   */
  public Engagement<?, ?> fight(OptimizedRequest<Q> asked, Tables inForce) {
    Engagement<?, ?> fight = plain(asked, inForce);
    return asked.request() instanceof HasChoices choices ? asked.wish().of(choices, fight) : fight;
  }

  /**
   * Creates the engagement with its doctrines only, without goals.
   *
   * @throws TextFault if the request is not valid
   * @throws vedette.source.WrongFile if a table cannot be used
   */
  public Engagement<?, ?> plain(OptimizedRequest<Q> asked, Tables inForce) {
    return factory.engagement(asked.request(), asked.wish(), inForce);
  }

  /** A factory that creates an engagement from a request and the tables in force. */
  @FunctionalInterface
  public interface Factory<Q> {
    /**
     * Returns the requested engagement.
     *
     * @param wish choices that are free whatever the doctrines say
     * @throws TextFault if the request is not valid
     * @throws vedette.source.WrongFile if a table cannot be used
     */
    Engagement<?, ?> engagement(Q request, Optimization wish, Tables tables);
  }
}
